import { ApiUnreachable } from '@storefront/host';
import type { CodeGateway, DetailsOutcome, Told } from '../gateway/code-gateway';

/** An order that waits for the code 123456; everything asked of it is written down. */
export class FakeCodeGateway implements CodeGateway {
  readonly asked: string[] = [];
  isReachable = true;
  outcome: DetailsOutcome = { kind: 'waiting', order: { mobile: '07700900123', secondsLeft: 300 } };
  sending: Told = { isDone: true, sentence: 'We have sent the code to your number, please verify.' };

  async details(okey: string): Promise<DetailsOutcome> {
    this.note(`details ${okey}`);
    return this.outcome;
  }

  async send(okey: string, mobile: string): Promise<Told> {
    this.note(`send ${okey} ${mobile}`);
    if (this.sending.isDone) this.outcome = { kind: 'waiting', order: { mobile, secondsLeft: 300 } };
    return this.sending;
  }

  async verify(okey: string, code: string): Promise<Told> {
    this.note(`verify ${okey} ${code}`);
    return code === '123456'
      ? { isDone: true, sentence: 'Thank you, your order is confirmed.' }
      : { isDone: false, sentence: 'That code is not right. You have 4 tries left.' };
  }

  private note(call: string) {
    this.asked.push(call);
    if (!this.isReachable) throw new ApiUnreachable(call);
  }
}
