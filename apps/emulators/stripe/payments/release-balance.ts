import type {Domain} from '../store/account.ts'
import {refundsOf} from './refund-object.ts'

export const payments: Domain = {
  indexes: `
    create index if not exists pending_balance on objects (json_extract(body, '$.available_on'))
      where object = 'balance_transaction' and json_extract(body, '$.status') = 'pending';
  `,
  included: {
    charge: (account, charge) => ({refunds: () => refundsOf(account, charge)}),
  },
  due: {
    run({store: {database}}, now) {
      database
        .prepare(
          `update objects indexed by pending_balance set body = json_set(body, '$.status', 'available')
           where object = 'balance_transaction' and json_extract(body, '$.status') = 'pending'
             and json_extract(body, '$.available_on') <= ?`,
        )
        .run(now)
    },
  },
}
