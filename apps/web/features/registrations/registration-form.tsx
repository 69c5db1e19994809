import {getLocale, getMessages} from 'next-intl/server'
import {MoreMessages} from '#/ui/late/more-messages.tsx'
import type {EventInBrief} from './event-in-brief.ts'
import {eventForm, FormIntroduction, type RegistrationEvent} from './form/event-form.tsx'
import {RegistrationPageForm} from './page/registration-page-form.tsx'
import {registrationMessages} from './registration-messages.ts'

interface RegistrationFormProps {
  event: RegistrationEvent
  inBrief: EventInBrief
}

/** The form of an event on a page of its own. */
export async function RegistrationForm({event, inBrief}: RegistrationFormProps) {
  const [locale, messages] = await Promise.all([getLocale(), getMessages()])
  const form = eventForm(event, inBrief, locale)
  if (!form) return null
  return (
    <MoreMessages
      messages={{
        form: messages.form,
        ...registrationMessages(form.kind)(messages),
        ...(inBrief.isLimited && {event: {places: messages.event.places}}),
      }}
    >
      <div className="grid gap-2 empty:hidden">
        <FormIntroduction event={event} />
      </div>
      <RegistrationPageForm {...form} />
    </MoreMessages>
  )
}
