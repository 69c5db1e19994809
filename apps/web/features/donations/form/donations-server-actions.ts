'use server'

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
          ...declarationTo(textOf(form, 'giftAidCharity') || undefined, donation),
          campaign: textOf(form, 'campaign') || undefined,
          locale: localeOf(form),
        },
        paymentResult,
      ),
  })
}
