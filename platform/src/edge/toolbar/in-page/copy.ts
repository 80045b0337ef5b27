import type { RunningRelease } from './running-releases';
import type { StaffFeature } from '../staff-page';

const steps = {
  preview: 'chosen',
  pin: 'pinned',
  freeze: 'frozen',
  rollout: 'rollout',
  stable: 'stable',
  compatible: 'compatible',
  failed: 'after a failure',
  kept: 'kept',
  none: 'none',
} as const satisfies Record<StaffFeature['step'], string>;

/** The words of the toolbar. */
export const copy = {
  name: 'Staff toolbar',
  staff: 'Staff',
  releases: 'Releases',
  close: 'Close the staff toolbar',
  closed: 'Open /platform/staff/toolbar to bring it back.',
  loading: 'Asking which releases there are …',
  unreachable: 'The releases cannot be asked for now. Close this list and open it again.',
  refused: 'This did not work. Load the page again.',
  summary: (release: string, step: StaffFeature['step']) => `${release} · ${steps[step]}`,
  none: 'no release',
  drawn: (running: RunningRelease | undefined, isShown: boolean) => {
    if (running === undefined) return isShown ? 'not drawn yet' : 'not loaded in this page';
    const instead = running.insteadOf === undefined ? '' : ` instead of ${running.insteadOf}, which failed`;
    if (!isShown) return `loaded${instead}`;
    return `drawn ${running.drawnOnServer ? 'by the server' : 'in this browser'}${instead}`;
  },
  changed: (release: string) => `A page that is loaded now gets ${release}.`,
  as: (feature: string) => `Release of ${feature}`,
  asDecided: 'As for everybody',
  noRight: 'The link that marked this browser gives no right to show another release of it.',
  show: 'Show these releases',
  until: (instant: string) => `For this browser only. Marked as staff until ${instant}.`,
  leave: 'No longer staff here',
} as const;
