import { deliveryText, deriveSecret, sign } from 'api';

/**
 * Signs webhook messages to teams in the same way as those to businesses, with a secret for each team and address (docs/security.md).
 */
export function webhookSigning(teamSecret: string) {
  return {
    secretOf: (team: string, url: string) => deriveSecret(teamSecret, `webhook of team ${team} at ${url}`),
    sign: (secret: string, delivery: string, body: string, now: Date) =>
      sign(secret, deliveryText('request', delivery, body), now),
  };
}
