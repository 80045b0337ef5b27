import type { BusinessDetails } from '@storefront/contract';
import { ApiUnreachable } from '@storefront/host';
import type { AutomaticDiscounts, DeliveryTerms, Discount } from '@storefront/pricing';
import type {
  BusinessGateway,
  CodeRequest,
  DetailsOutcome,
  MenuContent,
  Outcome,
} from '../gateway/business-gateway';

/** The answers of the fake; a call without an answer fails as unreachable. */
export interface FakeAnswers {
  details?: DetailsOutcome;
  menu?: Outcome<MenuContent>;
  discounts?: Outcome<AutomaticDiscounts>;
  /** By code. */
  codes?: Readonly<Record<string, Outcome<Discount>>>;
  /** By postcode. */
  postcodes?: Readonly<Record<string, Outcome<DeliveryTerms>>>;
}

/** Answers from memory, one turn of the event loop later, and remembers what was asked. */
export class FakeBusinessGateway implements BusinessGateway {
  readonly calls: string[] = [];
  readonly codeRequests: CodeRequest[] = [];

  constructor(readonly answers: FakeAnswers = {}) {}

  details(slug: string, postcode: string, signal?: AbortSignal) {
    this.calls.push(`details ${slug} ${postcode}`.trim());
    return this.answer('business/details', this.answers.details, signal);
  }

  menu(businessId: string, signal?: AbortSignal) {
    this.calls.push(`menu ${businessId}`);
    return this.answer('business/menu', this.answers.menu, signal);
  }

  discounts(businessId: string, signal?: AbortSignal) {
    this.calls.push(`discounts ${businessId}`);
    return this.answer('business/discount', this.answers.discounts, signal);
  }

  manualDiscount(request: CodeRequest, signal?: AbortSignal) {
    this.calls.push(`code ${request.code}`);
    this.codeRequests.push(request);
    return this.answer('business/manual_discount', this.answers.codes?.[request.code], signal);
  }

  deliveryTerms(businessId: string, postcode: string, signal?: AbortSignal) {
    this.calls.push(`delivery ${businessId} ${postcode}`);
    return this.answer('business/delivery_status_check', this.answers.postcodes?.[postcode], signal);
  }

  private async answer<Value>(call: string, value: Value | undefined, signal?: AbortSignal): Promise<Value> {
    await Promise.resolve();
    signal?.throwIfAborted();
    if (value === undefined) throw new ApiUnreachable(call);
    return value;
  }
}

/** The details outcome of a business, with details to keep. */
export function found(
  business: Extract<DetailsOutcome, { kind: 'found' }>['business'],
  details: BusinessDetails,
): DetailsOutcome {
  return { kind: 'found', business, details };
}
