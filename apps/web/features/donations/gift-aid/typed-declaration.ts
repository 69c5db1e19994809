import {giftAidWording, type GiftAidCharity} from '@site/schemas/consents'
import type {GiftAidDeclaration} from '@site/schemas/requests/gift-aid'

// Without zod, so that the form is there before what validates it.

export const unknownDeclarant = {title: '', firstName: '', lastName: '', house: '', street: '', postcode: ''}

export const noDeclaration = {isWanted: false, coversAll: false, isAbroad: false, ...unknownDeclarant}

/**
 * Adds the words that the donor read, or is nothing where no charity asks for a declaration. With `isMonthly`, the form
 * offered a declaration for all gifts only: the other would cover no more than the first of them.
 */
export function declarationTo<Request extends {giftAid?: Omit<GiftAidDeclaration, 'wording'>}>(
  charity: GiftAidCharity | undefined,
  {giftAid, ...request}: Request,
  isMonthly = false,
): Omit<Request, 'giftAid'> & {giftAid?: GiftAidDeclaration} {
  if (!giftAid || !charity) return request
  const covers = isMonthly ? 'all' : giftAid.covers
  return {...request, giftAid: {...giftAid, covers, wording: giftAidWording(covers, charity)}}
}
