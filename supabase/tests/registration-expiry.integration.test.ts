import {describe, expect, test} from 'vitest'
import {rolledBack} from './database.ts'
import {addRegistrableEvent, child, register, serviceOf, submissionFor} from './registrations.ts'

describe('after its time', () => {
  test('health notes and children go 30 days after the event and the submission, registrations after a year', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx, {kind: 'race'})
      const runner = child('Ąžuolas', {medicalConditions: 'Astma'})
      await register(serviceOf(tx), submissionFor(eventKey, {kind: 'race', runner}))
      const [{id} = {}] = await tx`
        select runner.id from public.race_registrations as runner
        join public.event_registrations as registration on registration.id = runner.registration_id
        where registration.event_key = ${eventKey}`
      const kept = async () => {
        await serviceOf(tx)`select public.purge_submissions()`
        const [counts] = await tx`
          select (select count(*)::integer from public.race_health_notes where race_registration_id = ${id}) as notes,
            (select count(*)::integer from public.race_consents where race_registration_id = ${id}) as consents,
            (select count(*)::integer from public.race_registrations where id = ${id}) as children,
            (select count(*)::integer from public.event_registrations where event_key = ${eventKey}) as registrations`
        return counts
      }
      await tx`update public.content_items set starts_at = now() - interval '31 days' where key = ${eventKey}`
      expect(await kept()).toEqual({notes: 1, consents: 1, children: 1, registrations: 1})
      await tx`update public.event_registrations set created_at = now() - interval '31 days' where event_key = ${eventKey}`
      expect(await kept()).toEqual({notes: 0, consents: 0, children: 0, registrations: 1})
      await tx`update public.event_registrations set created_at = now() - interval '366 days' where event_key = ${eventKey}`
      await tx`update public.content_items set starts_at = now() - interval '366 days' where key = ${eventKey}`
      expect(await kept()).toEqual({notes: 0, consents: 0, children: 0, registrations: 0})
    })
  })

  test('an adult who ran stays as long as the registration', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx, {kind: 'race'})
      const runner = {category: 'adult', firstName: 'Rasa', lastName: 'Rasaitė', medicalConditions: 'Astma'}
      await register(serviceOf(tx), submissionFor(eventKey, {kind: 'race', runner}))
      await tx`update public.content_items set starts_at = now() - interval '31 days' where key = ${eventKey}`
      await tx`update public.event_registrations set created_at = now() - interval '31 days' where event_key = ${eventKey}`
      await serviceOf(tx)`select public.purge_submissions()`
      const kept = await tx`
        select runner.first_name, notes.medical_conditions from public.race_registrations as runner
        join public.event_registrations as registration on registration.id = runner.registration_id
        left join public.race_health_notes as notes on notes.race_registration_id = runner.id
        where registration.event_key = ${eventKey}`
      expect(kept).toEqual([{first_name: 'Rasa', medical_conditions: null}])
    })
  })
})
