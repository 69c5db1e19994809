import {addLine, settle} from './bank.ts'
import {as, service} from './callers.ts'
import {addEvent, addPhoto, approvedComment, comment, like, report} from './content.ts'
import {type Transaction} from './database.ts'
import {declaration, recognise} from './gift-aid.ts'
import {addBounce} from './emails.ts'
import {
  addDiscountedEvent,
  apply,
  applicant,
  applyByTransfer,
  createDonation,
  buyTickets,
  daysAgo,
  paid,
} from './money.ts'
import {addDelivery, addIssue} from './newsletters.ts'
import {confirmed, giveEvent, giveRole, makeAdmin, type Person, signUp, unique} from './people.ts'
import {askToLook, openStudio} from './studio-people.ts'
import {addRegistrableEvent, child, register, serviceOf, submissionFor} from './registrations.ts'
import {atStripe, beginGift, invoiceOf, report as reportGift} from './subscriptions.ts'

/** By which a person is found wherever the rows name them. */
export interface Traces {
  surname: string
  phone: string
}

/** Somebody with a row in every table that is about people and exported. */
export async function everywhere(tx: Transaction, {surname, phone}: Traces): Promise<Person> {
  const ona = await makeAdmin(tx, await signUp(tx, 'Ona'))
  const rasa = await confirmed(tx, await signUp(tx, 'Rasa', {last_name: surname}))
  const event = await addEvent(tx)
  await giveEvent(tx, await giveRole(tx, rasa, 'organiser'), event)
  await like(tx, rasa, event)
  await approvedComment(tx, rasa, event)
  await as(tx, ona)`delete from public.event_comments where id = ${await comment(tx, rasa, event)}`
  await report(tx, rasa, await approvedComment(tx, await signUp(tx), event), 'Nemandagu')
  await tx`insert into public.commenters (user_id, banned_at, banned_by, ban_reason) values (${rasa.id}, now(), ${ona.id}, 'Reklama')`
  await addPhoto(tx, event, rasa)

  const sent = {email: rasa.email, phone, lastName: surname}
  const race = await addRegistrableEvent(tx, {kind: 'race'})
  const runner = child('Ąžuolas', {lastName: surname, medicalConditions: 'Astma', emergencyPhone: phone})
  await register(serviceOf(tx), submissionFor(race, {kind: 'race', runner, ...sent}))
  await register(
    serviceOf(tx),
    submissionFor(await addRegistrableEvent(tx, {kind: 'trip'}), {kind: 'trip', ...sent}),
  )
  await tx`
    insert into public.attendance (attendee_id, registration_id, came, marked_at, marked_by)
    select id, registration_id, true, now(), ${ona.id} from public.race_registrations where last_name = ${surname}`
  await tx`
    insert into public.contact_messages (first_name, last_name, email, subject, message, language)
    values ('Rasa', ${surname}, ${rasa.email}, 'Klausimas', 'Labas', 'lt')`
  const [subscriber] = await tx`
    insert into public.newsletter_subscribers (email, language, wording) values (${rasa.email}, 'lt', 'Sutinku.') returning id`
  await addDelivery(tx, await addIssue(tx), subscriber?.id)
  await addBounce(tx, rasa.email)
  const [mail] =
    await tx`select language_token as token from public.email_outbox where recipient = ${rasa.email}`
  await as(tx, service)`select public.choose_email_language(${mail?.token}, 'en')`

  // One under another spelling of the name, which the account was not joined to.
  for (const firstName of ['Rasa', 'Rasytė'])
    await applyByTransfer(serviceOf(tx), applicant({...sent, firstName, notes: `Prašo ${surname}`}))
  await tx`
    insert into public.discount_codes (membership_id, event_key, code, amount_pence, valid_until)
    select id, ${await addDiscountedEvent(tx)}, private.new_code(), 500, now() + interval '30 days'
    from public.memberships where email = ${rasa.email} limit 1`
  const isRecognised = await tx`select from private.money_settings where gift_aid is not null`
  // It forgets the declarations of others.
  if (isRecognised.length === 0) await recognise(tx)
  const {paymentId} = await createDonation(serviceOf(tx), {
    donorName: `Rasytė ${surname}`,
    message: phone,
    giftAid: declaration('all', {lastName: surname}),
  })
  const details = {pence: 2000, email: rasa.email}
  await apply(serviceOf(tx), paid(paymentId, daysAgo(1), details))
  const gift = {...(await beginGift(tx, {donorName: surname, message: phone})), email: rasa.email}
  await reportGift(serviceOf(tx), atStripe(gift), [invoiceOf(gift, 0)])
  await buyTickets(tx, event, {name: `Rasa ${surname}`, email: rasa.email, address: phone})
  await payByBank(tx, rasa, ona, surname)
  const studio = unique('p')
  await openStudio(tx, {id: studio, name: `Rasa ${surname}`, email: String(rasa.email)})
  await askToLook(tx, studio, await openStudio(tx))
  return rasa
}

/** A fee and a place on a trip, in one transfer. */
async function payByBank(tx: Transaction, rasa: Person, treasurer: Person, surname: string) {
  const [member] = await tx<{id: string}[]>`
    select id from public.memberships where email = ${rasa.email} and first_name = 'Rasa'`
  const [trip] = await tx<{id: string; event_key: string}[]>`
    select id, event_key from public.event_registrations where email = ${rasa.email} and kind = 'trip'`
  const line = await addLine(tx, treasurer, {pence: 5500, text: `RASA ${surname}`})
  const place = {kind: 'trip', eventKey: trip?.event_key ?? '', registrationId: trip?.id ?? '', pence: 4000}
  await settle(tx, treasurer, {
    lineId: line,
    parts: [{kind: 'fee', membershipId: member?.id ?? '', pence: 1500}, place],
    payer: `rasa ${surname}`,
    learn: true,
  })
}
