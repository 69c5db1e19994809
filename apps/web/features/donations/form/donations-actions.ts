import {createPaymentSender} from '#/supabase/form-submission.ts'

export const {send: sendDonation} = createPaymentSender('create-donation')
