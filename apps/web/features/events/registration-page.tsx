import {eventPath, registrationPath} from '@site/schemas/routes/document-path'
import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getLocale, getTranslations} from 'next-intl/server'
import type {EventInBrief} from '#/features/registrations/event-in-brief.ts'
import {RegistrationForm} from '#/features/registrations/registration-form.tsx'
import {localizeText} from '#/i18n/localize.ts'
import {pageMetadata} from '#/seo/page-metadata.ts'
import {FormPage} from '#/ui/forms/form-page.tsx'
import {admissionOf} from './admission/admission.ts'
import {eventInBrief} from './admission/in-brief.ts'
import {EventRegistration} from './event-registration.tsx'
import type {Event} from './events-queries.ts'

export async function registrationMetadata(event: Event, locale: Locale): Promise<Metadata> {
  const t = await getTranslations({locale, namespace: 'registrations.shared'})
  const title = t('title', {event: localizeText(event.title, locale)})
  const {image} = event
  return {
    ...(await pageMetadata({locale, path: registrationPath(event), title, image})),
    robots: {index: false},
  }
}

/** It stays where it is when registration closes, and then says so. */
export async function RegistrationPage({event}: {event: Event}) {
  const [locale, t, shared] = await Promise.all([
    getLocale(),
    getTranslations('event'),
    getTranslations('registrations.shared'),
  ])
  const name = localizeText(event.title, locale)
  const inBrief = eventInBrief(event, locale, t)
  const isOpen = admissionOf(event)?.button === 'registerHere'
  return (
    <FormPage
      title={shared('title', {event: name})}
      intro={<InBrief {...inBrief} />}
      back={{href: eventPath(event), label: name}}
    >
      {isOpen ? (
        <RegistrationForm event={event} inBrief={inBrief} />
      ) : (
        <EventRegistration eventKey={event.eventKey} label={t('register')} variant="primary" />
      )}
    </FormPage>
  )
}

function InBrief({when, where, price}: EventInBrief) {
  return (
    <>
      {when && <span className="block">{when}</span>}
      {where && <span className="block">{where}</span>}
      {price && <span className="block font-semibold">{price}</span>}
    </>
  )
}
