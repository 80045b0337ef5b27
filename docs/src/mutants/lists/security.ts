import { mutantsOf } from '../mutant';

const source = 'api/src';

/** Breaks of codes, passwords, keys and limits, which keep strangers out. */
export const security = [
  ...mutantsOf(
    `${source}/verification/verify-code.ts`,
    ['OTP-43', 'a code works after its five minutes', 'code.expiresAt <= now || ', ''],
    ['OTP-44', 'a code works after five wrong tries', ' || code.triesLeft < 1', ''],
    [
      'OTP-42',
      'any code is right',
      'if (!isSameHash(hashCode(secret, subject.id, otp), code.codeHash))',
      'if (otp === "")',
    ],
  ),
  ...mutantsOf(`${source}/verification/subject.ts`, [
    'OTP-41',
    'a verified order is not sent to the kitchen',
    'await confirmOrder(transaction, order, profile, now);',
    '',
  ]),
  ...mutantsOf(
    `${source}/verification/send-code.ts`,
    [
      'OTP-43',
      'a code lives for fifty minutes',
      'const codeLife = 5 * minute',
      'const codeLife = 50 * minute',
    ],
    ['OTP-44', 'a code has six tries', 'const maxTries = 5', 'const maxTries = 6'],
    ['OTP-19', 'a code can be sent again at once', 'const pause = minute', 'const pause = 0'],
  ),
  ...mutantsOf(
    `${source}/verification/next-code.ts`,
    ['OTP-45', 'six codes an hour are sent', 'const hourlyCodes = 5', 'const hourlyCodes = 6'],
    [
      'OTP-45',
      'strangers use up the codes of a number’s owner',
      'ownerId === undefined || code.userId === ownerId',
      'ownerId === undefined || ownerId !== ""',
    ],
  ),
  ...mutantsOf(
    `${source}/passwords/password-fault.ts`,
    ['G9', 'seven characters are enough for a password', 'length < 8', 'length < 7'],
    ['G9', 'a password may be any length', 'length > 128', 'length > 12_800'],
    ['G9', 'a common password is taken', 'if (isCommonPassword(password))', 'if (password === "")'],
  ),
  ...mutantsOf(
    `${source}/passwords/change-password.ts`,
    [
      'ACC-5',
      'the old password is not asked for',
      '!(await isPassword(oldPassword, user?.passwordHash)) || !user',
      '!user',
    ],
    [
      'G9',
      'other sessions live on after a change of password',
      'await createSessionRepository(transaction).endAllOf(userId);',
      '',
    ],
  ),
  ...mutantsOf(
    `${source}/passwords/reset-password.ts`,
    [
      'G9',
      'other sessions live on after a reset',
      'await createSessionRepository(transaction).endAllOf(user.id);',
      '',
    ],
    [
      'BRD-6',
      'a key of one brand resets the password on another',
      'user?.brandId !== brand.id',
      'user === undefined',
    ],
  ),
  ...mutantsOf(
    `${source}/sessions/repository.ts`,
    ['BRD-6', 'a session of one brand is good on another', 'eq(sessions.brandId, brandId), ', ''],
    [
      'API2-11',
      'a session lives for ever',
      'eq(sessions.brandId, brandId), gt(sessions.expiresAt, now)',
      'eq(sessions.brandId, brandId)',
    ],
  ),
  ...mutantsOf(
    `${source}/request-keys/run-idempotent.ts`,
    [
      'G1',
      'another payload under the same key gets the first answer',
      '!first || first.payloadHash !== payloadHash',
      '!first',
    ],
    [
      'G1',
      'a repeat is done again',
      'setWhere: lte(requestKeys.createdAt, new Date(now.getTime() - day))',
      'setWhere: lte(requestKeys.createdAt, now)',
    ],
    [
      'G1',
      'a request key of one brand is known to another',
      'hashOf(`${brandId}:${key}`)',
      'hashOf(`:${key}`)',
    ],
  ),
  ...mutantsOf(
    `${source}/limits/rate-limit.ts`,
    ['G13', 'the limit is one more than it says', 'taken <= times', 'taken <= times + 1'],
    ['G13', 'a refused try may come again at once', 'where ${backoffs.nextAt} <= ${at}', 'where true'],
    [
      'G13',
      'the answer does not say when to come again',
      'Math.max(1, Math.ceil((until - now) / 1000))',
      '0',
    ],
  ),
  ...mutantsOf(
    `${source}/serving/limit-calls.ts`,
    [
      'G13',
      'calls are not limited at all',
      "if (result.kind === 'limited')",
      "if (result.kind !== 'limited' && result.kind !== 'taken')",
    ],
    [
      'G13',
      'others of the network keep a proven caller from a call',
      'throwIfLimited(caller === undefined ? result : await callLimit.take(name, caller, limit))',
      'throwIfLimited(result)',
    ],
  ),
  ...mutantsOf(
    `${source}/limits/recipient-limit.ts`,
    [
      'G13',
      'a stranger’s messages stop those of others to the same person',
      'subject: `${recipient} ${key}`,',
      'subject: recipient,',
    ],
    [
      'G13',
      'an account waits for its neighbours',
      "if (result.kind === 'taken' || userId === null)",
      "if (result.kind === 'taken' || userId !== '')",
    ],
  ),
  ...mutantsOf(`${source}/limits/call-limit.ts`, [
    'G13',
    'a call at the very end of a window is refused',
    'known.windowEnd > now',
    'known.windowEnd >= now',
  ]),
  ...mutantsOf(
    `${source}/outbox/guard-spending.ts`,
    [
      'G13',
      'every try of one message counts',
      'return release((id) => ids.has(id) && !refusals.has(id));',
      'return release((id) => ids.has(id) && refusals.has(id));',
    ],
    ['G13', 'nothing is kept for the proven', "details['proven'] === 'no'", "details['proven'] === 'never'"],
  ),
  ...mutantsOf(`${source}/verification/limit-codes.ts`, [
    'G13',
    'new numbers have no limit by network',
    'times: ofAddress.times * networkShares[width]',
    'times: 1_000',
  ]),
  ...mutantsOf(
    `${source}/accounts/limit-guesses.ts`,
    [
      'G13',
      'an account is not slowed down as a whole',
      'isKnown ? [] : [{ subject: account, backoff: guessesOfAll }]',
      '[]',
    ],
    [
      'G13',
      'the owner waits for strangers where he has logged in before',
      'isKnown ? [] : [{ subject: account, backoff: guessesOfAll }]',
      '[{ subject: account, backoff: guessesOfAll }]',
    ],
  ),
  ...mutantsOf(`${source}/registrations/confirm-registration.ts`, [
    'ACC-15',
    'any code opens the account',
    'if (!isSameHash(hashCode(config.codeSecret, keyHash, code), codeHash))',
    'if (code === "")',
  ]),
  ...mutantsOf(`${source}/registrations/register.ts`, [
    'ACC-15',
    'a registration says on the page that the address has an account',
    'const message = owner ? alreadyRegistered(email, brand) : registrationCode(email, brand, code)',
    'const message = registrationCode(email, brand, code)',
  ]),
  ...mutantsOf(
    `${source}/errors.ts`,
    [
      'G20',
      'a database that is away is answered 500',
      'if (isDatabaseUnavailable(thrown))',
      'if (isDatabaseUnavailable(thrown) && thrown === null)',
    ],
    [
      'API-6',
      'a body that is too large is answered 400',
      "FST_ERR_CTP_BODY_TOO_LARGE: 'too-large'",
      "FST_ERR_CTP_BODY_TOO_LARGE: 'bad-request'",
    ],
  ),
  ...mutantsOf(`${source}/brands/brands.ts`, [
    'BRD-6',
    'a page of an unknown origin is answered by its host',
    'origin === undefined ? brands.ofHost(host) : brands.ofOrigin(origin)',
    'brands.ofOrigin(origin ?? "") ?? brands.ofHost(host)',
  ]),
  ...mutantsOf(
    `${source}/privacy/delete-user.ts`,
    [
      'ACC-7',
      'an account goes without its password',
      '!(await isPassword(password, user?.passwordHash)) || !user',
      '!user',
    ],
    [
      'ACC-7',
      'an account goes while its order runs',
      'if (order) return',
      'if (order && order.okey === "") return',
    ],
    ['ACC-7', 'orders keep the name of a deleted person', 'await orders.forgetPersonOf(userId);', ''],
  ),
];
