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
  'api/src/verification/presenter.ts': [
    {
      code: "sending?.kind === 'too-many'",
      replacement: 'true',
      reason: 'Only a number that can get text messages waits for a code.',
    },
    {
      code: 'sending?.kind',
      replacement: 'sending.kind',
      reason: 'Where no code was sent, sending one was tried.',
    },
    {
      code: "verification.kind === 'verified'",
      replacement: 'true',
      reason: 'Another result has nothing confirmed.',
    },
  ],
  'api/src/verification/repository.ts': [
    {
      code: 'row?.triesLeft',
      replacement: 'row.triesLeft',
      reason: 'The order or the booking is locked, so the try that was seen is still there.',
    },
    {
      code: '-1',
      replacement: '+1',
      reason: 'The order or the booking is locked, so the try that was seen is still there.',
    },
    {
      code: '{ await database.update(codes).set({ triesLeft: 0 }).where(eq(codes.id, id)); }',
      replacement: '{}',
      reason: 'What was confirmed waits for no code any more; this guards it once more.',
    },
  ],
  'api/src/verification/resend-code.ts': [
    {
      code: "'nothing-to-verify'",
      replacement: '""',
      reason: 'It is the only kind that is left; nobody asks for its name.',
    },
  ],
  'api/src/verification/routes.ts': [
    { code: 'businessId === undefined', replacement: 'false', reason: 'No business has no id.' },
    {
      code: '`otp-verify-${subject.kind}`',
      replacement: '``',
      reason:
        'The name only keeps the counts of different limits apart, and the subjects of these limits are never equal.',
    },
    {
      code: "verification.kind === 'verified' && profile",
      replacement: "verification.kind === 'verified' || profile",
      reason: 'A device that hears of no change asks once more than it has to.',
    },
    {
      code: "verification.kind === 'verified'",
      replacement: 'true',
      reason: 'A device that hears of no change asks once more than it has to.',
    },
  ],
  'api/src/verification/send-code.ts': [
    { code: 'userId !== null', replacement: 'true', reason: 'No number is proven by nobody.' },
  ],
  'api/src/verification/subject.ts': [
    {
      code: "result === 'booked'",
      replacement: 'false',
      reason: 'Only the other results are asked for by name.',
    },
    { code: "'booked'", replacement: '""', reason: 'Only the other results are asked for by name.' },
    { code: "'confirmed'", replacement: '""', reason: 'Only the other results are asked for by name.' },
  ],
  'api/src/verification/verify-code.ts': [
    { code: "''", replacement: '"Stryker was here!"', reason: 'Neither is the id of an account.' },
  ],
};
