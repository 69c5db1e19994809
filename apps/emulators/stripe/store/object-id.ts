import {randomBytes} from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export const randomText = (length: number, characters = alphabet) =>
  Array.from(randomBytes(length), (byte) => characters[byte % characters.length]).join('')

const lengths = {
  cs_test_a1: 56,
  pi_3: 23,
  ch_3: 23,
  re_3: 23,
  po_1: 23,
  txn_3: 23,
  pm_1: 23,
  price_1: 23,
  prod_: 14,
  promo_1: 23,
  di_1: 23,
  du_1: 23,
  li_1: 23,
  plink_1: 23,
  cus_: 14,
  sub_1: 23,
  si_: 14,
  in_1: 23,
  il_1: 23,
  inpay_1: 23,
  bpc_1: 23,
  bps_1: 23,
  evt_1: 23,
  we_1: 23,
  req_: 14,
}

export const newId = (prefix: keyof typeof lengths) => prefix + randomText(lengths[prefix])

export const newCouponId = () => randomText(8)

/** It has no letter or digit that is easily confused with another. */
export const newPromotionCode = () => randomText(8, 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789')
