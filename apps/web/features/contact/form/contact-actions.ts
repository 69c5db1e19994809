import {createFormSender} from '#/supabase/form-submission.ts'

/** Sends a message to the organisers. */
export const {send: sendContactMessage} = createFormSender('send-contact-email')
