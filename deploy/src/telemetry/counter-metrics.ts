import { ValueType } from '@opentelemetry/api';
import { hrTime } from '@opentelemetry/core';
import { emptyResource } from '@opentelemetry/resources';
import { AggregationTemporality, DataPointType } from '@opentelemetry/sdk-metrics';
import type { MetricProducer, SumMetricData } from '@opentelemetry/sdk-metrics';
import type { Platform } from 'platform';

/** Gives the counters of `/metrics` to OpenTelemetry, so that both show the same figures. */
export function counterMetrics(figures: () => ReturnType<Platform['counted']>): MetricProducer {
  // When the process began.
  const startTime = hrTime(0);
  return {
    collect: async () => {
      const endTime = hrTime();
      const metrics = [...figures()].map(([name, series]): SumMetricData => ({
        descriptor: { name, description: '', unit: '', valueType: ValueType.DOUBLE },
        aggregationTemporality: AggregationTemporality.CUMULATIVE,
        dataPointType: DataPointType.SUM,
        isMonotonic: true,
        dataPoints: series.map(({ labels, value }) => ({ startTime, endTime, attributes: labels, value })),
      }));
      const scopeMetrics = [{ scope: { name: 'storefront' }, metrics }];
      return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] };
    },
  };
}
