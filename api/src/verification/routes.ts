import { unknownOrder } from '../answers';
import { call } from '../call';
import { limit } from '../limits/limit';
import type { ApiModule } from '../api-module';
import { createOrderRepository } from '../orders/repository';
import { logSecurityEvent } from '../security-log';
import { alreadyVerified, presentSending, presentVerification } from './presenter';
import { createCodeRepository } from './repository';
import { secondsUntilNextCode, sendCode } from './send-code';
import { verifyCode } from './verify-code';

const addressLimit = { times: 60, seconds: 600 };
const orderLimit = { times: 30, seconds: 600 };

/** The calls about the code of a cash order. */
export const verificationRoutes: ApiModule = (registry, ports) => {
  const { database, clock, catalogue, config } = ports;
  const secret = config.codeSecret;

  call(
    registry,
    'business/cash_order_otp_details',
    async ({ okey }, { brand }) => {
      return database.transaction(async (transaction) => {
        const now = clock.now();
        const order = await createOrderRepository(transaction).findForChange(okey, brand.id);
        if (!order || order.paymode !== 'cod') return unknownOrder();
        if (order.state !== 'awaiting_code') return alreadyVerified();
        const codes = createCodeRepository(transaction);
        // Only the first load of the page sends a code (D78).
        if (!(await codes.newestOf(okey))) await sendCode(transaction, order, { secret, now });
        const newest = await codes.newestOf(okey);
        const isAlive = newest !== undefined && newest.triesLeft > 0 && newest.expiresAt > now;
        return {
          responsecode: '200',
          order_details: { okey, mobile: order.contact.mobile },
          otp_expire_in: isAlive ? Math.ceil((newest.expiresAt.getTime() - now.getTime()) / 1000) : 0,
          otp_resend_in: newest === undefined ? 0 : secondsUntilNextCode(newest, now),
        };
      });
      // Reloading the page sends nothing, and codes have the limits of their number (OTP-45).
    },
    { limit: addressLimit, recipients: () => [] },
  );

  call(
    registry,
    'business/cash_order_change_mobile',
    async ({ okey, mobile }, { brand }) => {
      return database.transaction(async (transaction) => {
        const now = clock.now();
        const orders = createOrderRepository(transaction);
        const order = await orders.findForChange(okey, brand.id);
        if (!order || order.paymode !== 'cod') return unknownOrder();
        if (order.state !== 'awaiting_code') return alreadyVerified();
        const isNewNumber = mobile !== order.contact.mobile;
        const contact = { ...order.contact, mobile };
        const sending = await sendCode(transaction, { ...order, contact }, { secret, now, isNewNumber });
        if (sending.kind === 'sent' && isNewNumber) await orders.changeMobile(okey, contact);
        return presentSending(sending);
      });
    },
    { limit: addressLimit, recipients: () => [] },
  );

  call(
    registry,
    'business/cash_order_otp_verify',
    async ({ okey, otp }, context) => {
      const { brand } = context;
      await limit(ports, 'otp-verify-order', okey, orderLimit);
      const order = await createOrderRepository(database).find(okey, brand.id);
      const business = order && (await catalogue.businessById(order.businessId));
      const profile = business?.profile;
      const now = clock.now();
      const verification = await verifyCode(database, { okey, brandId: brand.id, otp, secret, now, profile });
      if (verification.kind === 'wrong') logSecurityEvent(context, config, 'code refused', okey);
      return presentVerification(verification);
    },
    { limit: addressLimit, recipients: () => [] },
  );
};
