import type { AcceptedBreaks } from './accepted-breaks';

export const verification: AcceptedBreaks = {
  'api/src/verification/code-details.ts': [
    {
      code: 'newest.expiresAt > now',
      replacement: 'newest.expiresAt >= now',
      reason: 'At that instant no second is left either way.',
    },
    {
      code: "'waiting'",
      replacement: '""',
      reason: 'It is the only kind that is left; nobody asks for its name.',
    },
  ],
  'api/src/verification/code.ts': [
    {
      code: 'first.length === second.length',
      replacement: 'true',
      reason: 'All hashes have the same length.',
    },
  ],
  'api/src/verification/limit-codes.ts': [
    {
      code: "'codes-of-business'",
      replacement: '""',
      reason:
        'The name only keeps the counts of different limits apart, and the subjects of these limits are never equal.',
    },
    {
      code: "'codes-of-network'",
      replacement: '""',
      reason:
        'The name only keeps the counts of different limits apart, and the subjects of these limits are never equal.',
    },
    {
      code: "'codes-of-account'",
      replacement: '""',
      reason:
        'The name only keeps the counts of different limits apart, and the subjects of these limits are never equal.',
    },
    {
      code: "'codes-to-number'",
      replacement: '""',
      reason:
        'The name only keeps the counts of different limits apart, and the subjects of these limits are never equal.',
    },
  ],
};
