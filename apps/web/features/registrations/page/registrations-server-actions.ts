'use server'

import {busRegistrationRequest, eventRegistrationRequest} from '@site/schemas/requests/event-registration'
import {formResult, type PostedForm, type SubmissionResult} from '#/supabase/form-submission.ts'
import {keyOf, localeOf, receiveForm, sendForm, textOf} from '#/supabase/posted-form.ts'
import {adultFields} from '../race/adult-fields.ts'
import {adultIn, emptyAdult, toAdultRequest} from '../race/adult-request.ts'
import {childrenFields} from '../race/children-fields.ts'
import {emptyFamily, familyIn, toFamilyRequests} from '../race/children-requests.ts'
import {emptyRegistration, emptyTrip, peopleIn} from '../form/registration-fields.ts'
import type {RequestEvent} from '../form/registrations-actions.ts'
import {type Registered, registeredAs} from '../form/sent-registration.tsx'

export async function postRegistration(_: unknown, form: FormData): Promise<PostedForm<Registered>> {
  return receiveForm(form, {
    schema: eventRegistrationRequest,
    empty: emptyRegistration,
    send: async (request) =>
      registeredAs(
        peopleIn(request),
        await sendForm('register-for-event', {...request, locale: localeOf(form)}, formResult),
      ),
  })
}

export async function postTrip(_: unknown, form: FormData): Promise<PostedForm<Registered>> {
  return receiveForm(form, {
    schema: busRegistrationRequest,
    empty: emptyTrip,
    send: async (request) =>
      registeredAs(
        peopleIn(request),
        await sendForm('send-bus-registration', {...request, locale: localeOf(form)}, formResult),
      ),
  })
}

export async function postAdult(_: unknown, form: FormData): Promise<PostedForm<Registered>> {
  return receiveForm(form, {
    schema: adultFields,
    empty: emptyAdult,
    send: async (runner) =>
      registeredAs(
        adultIn(runner),
        await sendForm(
          'send-race-registration',
          toAdultRequest(runner, eventIn(form), localeOf(form)),
          formResult,
        ),
      ),
  })
}

/** Without script, a form is for one child and the parent. */
export async function postChild(_: unknown, form: FormData): Promise<PostedForm<Registered>> {
  return receiveForm(form, {
    schema: childrenFields,
    empty: emptyFamily,
    send: async (request) => {
      const requests = toFamilyRequests(request, eventIn(form), localeOf(form))
      const group = requests.length > 1 && {groupId: keyOf('family', request), groupSize: requests.length}
      const results: SubmissionResult[] = []
      for (const each of requests) {
        const result = await sendForm('send-race-registration', {...each, ...group}, formResult)
        if (!result.ok) return result
        results.push(result)
      }
      return registeredAs(familyIn(request), results.at(-1) ?? {ok: false, error: 'failed'})
    },
  })
}

function eventIn(form: FormData): RequestEvent {
  return {
    eventKey: textOf(form, 'eventKey'),
    name: textOf(form, 'eventName'),
    date: textOf(form, 'eventDate'),
  }
}
