import {createFormSender} from '#/supabase/form-submission.ts'

export const {send: sendContactMessage} = createFormSender('send-contact-email')
