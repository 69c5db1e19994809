import type {Domain} from '../store/account.ts'
import {couponProducts} from './coupon-object.ts'

export const discounts: Domain = {
  indexes: `
    create index if not exists valid_coupons on objects (json_extract(body, '$.redeem_by'))
      where object = 'coupon' and json_extract(body, '$.valid');
    create index if not exists active_promotion_codes on objects (json_extract(body, '$.expires_at'))
      where object = 'promotion_code' and json_extract(body, '$.active');
  `,
  included: {
    coupon: (account, coupon) => ({applies_to: () => couponProducts(account, coupon)}),
  },
  due: {
    nextAt: ({store}) =>
      store.earliest(`
        select min(json_extract(body, '$.redeem_by')) as at from objects indexed by valid_coupons
        where object = 'coupon' and json_extract(body, '$.valid')
      `),
    run({store: {database}}, now) {
      database
        .prepare(
          `update objects indexed by valid_coupons set body = json_set(body, '$.valid', json('false'))
           where object = 'coupon' and json_extract(body, '$.valid') and json_extract(body, '$.redeem_by') <= ?`,
        )
        .run(now)
      database
        .prepare(
          `update objects indexed by active_promotion_codes set body = json_set(body, '$.active', json('false'))
           where object = 'promotion_code' and json_extract(body, '$.active')
             and json_extract(body, '$.expires_at') <= ?`,
        )
        .run(now)
      database.exec(`
        update objects indexed by active_promotion_codes set body = json_set(body, '$.active', json('false'))
        where object = 'promotion_code' and json_extract(body, '$.active')
          and exists (
            select 1 from objects coupon
            where coupon.id = json_extract(objects.body, '$.promotion.coupon')
              and not json_extract(coupon.body, '$.valid')
          )
      `)
    },
  },
}
