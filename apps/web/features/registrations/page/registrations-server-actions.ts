'use server'

import {busRegistrationRequest, eventRegistrationRequest} from '@site/schemas/requests/event-registration'
import {formResult, type PostedForm} from '#/supabase/form-submission.ts'
import {localeOf, receiveForm, sendForm, textOf} from '#/supabase/posted-form.ts'
import {adultFields} from '../race/adult-fields.ts'
import {adultIn, emptyAdult, toAdultRequest} from '../race/adult-request.ts'
import {childrenFields} from '../race/children-fields.ts'
import {childrenIn, emptyFamily, toChildRequests} from '../race/children-requests.ts'
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

/** Without script, a form is for one child. */
export async function postChild(_: unknown, form: FormData): Promise<PostedForm<Registered>> {
  return receiveForm(form, {
    schema: childrenFields,
    empty: emptyFamily,
    send: async (request) => {
      const [child] = toChildRequests(request, eventIn(form), localeOf(form))
      return registeredAs(
        childrenIn(request),
        await sendForm('send-race-registration', {...child}, formResult),
      )
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
