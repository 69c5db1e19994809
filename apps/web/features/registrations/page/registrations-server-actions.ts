'use server'

import {busRegistrationRequest, eventRegistrationRequest} from '@site/schemas/requests/event-registration'
import {type Accepted, formResult, type PostedForm} from '#/supabase/form-submission.ts'
import {localeOf, receiveForm, sendForm, textOf} from '#/supabase/posted-form.ts'
import {adultFields} from '../race/adult-fields.ts'
import {emptyAdult, toAdultRequest} from '../race/adult-request.ts'
import {childrenFields} from '../race/children-fields.ts'
import {emptyFamily, toChildRequests} from '../race/children-requests.ts'
import {emptyRegistration, emptyTrip} from '../form/registration-fields.ts'
import type {FormEvent} from '../form/registrations-actions.ts'

export async function postRegistration(_: unknown, form: FormData): Promise<PostedForm<Accepted>> {
  return receiveForm(form, {
    schema: eventRegistrationRequest,
    empty: emptyRegistration,
    send: (request) => sendForm('register-for-event', {...request, locale: localeOf(form)}, formResult),
  })
}

export async function postTrip(_: unknown, form: FormData): Promise<PostedForm<Accepted>> {
  return receiveForm(form, {
    schema: busRegistrationRequest,
    empty: emptyTrip,
    send: (request) => sendForm('send-bus-registration', {...request, locale: localeOf(form)}, formResult),
  })
}

export async function postAdult(_: unknown, form: FormData): Promise<PostedForm<Accepted>> {
  return receiveForm(form, {
    schema: adultFields,
    empty: emptyAdult,
    send: (runner) =>
      sendForm('send-race-registration', toAdultRequest(runner, eventIn(form), localeOf(form)), formResult),
  })
}

/** Without script, a form is for one child. */
export async function postChild(_: unknown, form: FormData): Promise<PostedForm<Accepted>> {
  return receiveForm(form, {
    schema: childrenFields,
    empty: emptyFamily,
    send: async (request) => {
      const [child] = toChildRequests(request, eventIn(form), localeOf(form))
      return sendForm('send-race-registration', {...child}, formResult)
    },
  })
}

function eventIn(form: FormData): FormEvent {
  return {
    eventKey: textOf(form, 'eventKey'),
    name: textOf(form, 'eventName'),
    date: textOf(form, 'eventDate'),
  }
}
