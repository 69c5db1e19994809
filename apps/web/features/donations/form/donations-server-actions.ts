'use server'

import type {GiftAidCharity} from '@site/schemas/consents'
import {type BegunPayment, paymentResult, type PostedForm} from '#/supabase/form-submission.ts'
import {localeOf, receiveForm, sendForm, textOf} from '#/supabase/posted-form.ts'
import {declarationTo} from '../gift-aid/typed-declaration.ts'
import {donationFields} from './donation-fields.ts'
import {emptyDonation} from './typed-donation.ts'

export async function postDonation(_: unknown, form: FormData): Promise<PostedForm<BegunPayment>> {
  return receiveForm(form, {
    schema: donationFields,
    empty: emptyDonation,
    send: (donation) =>
      sendForm(
        'create-donation',
        {
          ...declarationTo(charityOf(form), donation),
          campaign: textOf(form, 'campaign') || undefined,
          locale: localeOf(form),
        },
        paymentResult,
      ),
  })
}

/** Whom the form that the donor read was for. */
function charityOf(form: FormData): GiftAidCharity | undefined {
  const charityName = textOf(form, 'giftAidCharity')
  return charityName ? {charityName, claimsFees: textOf(form, 'giftAidFees') !== ''} : undefined
}
