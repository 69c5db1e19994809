/** Those of HMRC's schedule, except that of the street, which it does not contain. */
export const giftAidLimits = {title: 4, name: 35, house: 40, street: 200}
