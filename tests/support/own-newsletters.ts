import {withDatabase} from './database.ts'

// A newsletter goes to everybody who has subscribed, a letter to all members, and what holds emails up holds up those of all newsletters. These
// triggers concern the newsletters with a word in their subject, which no others have. It is part of names: letters and digits.

/** From now on, such a newsletter goes only to subscribers with the word in their address, and a letter to members with it in their name. */
export const keepToOwnReaders = (word: string) =>
  withDatabase((sql) =>
    sql.unsafe(`
      create function private.readers_${word}() returns trigger language plpgsql set search_path = ''
      as $$
      begin
        if exists (
          select from public.newsletter_issues as issue
          where issue.id = new.issue_id and issue.subject_lt || issue.subject_en like '%${word}%'
        ) and not exists (
          select from public.newsletter_subscribers as subscriber
          where subscriber.id = new.subscriber_id and subscriber.email like '%${word}%'
        ) and not exists (
          select from public.memberships as member
          where member.id = new.membership_id and member.last_name like '%${word}%'
        ) then
          return null;
        end if;
        return new;
      end
      $$;
      create trigger readers_${word} before insert on public.newsletter_deliveries
        for each row execute function private.readers_${word}()`),
  )

/** From now on, the emails of such a newsletter wait, as when a quota is used up. */
export const holdEmails = (word: string) =>
  withDatabase((sql) =>
    sql.unsafe(`
      create function private.hold_${word}() returns trigger language plpgsql set search_path = ''
      as $$
      begin
        if exists (
          select from public.newsletter_issues as issue
          where issue.id = (new.data ->> 'issue')::uuid and issue.subject_lt || issue.subject_en like '%${word}%'
        ) then
          new.next_attempt_at := now() + interval '1 hour';
        end if;
        return new;
      end
      $$;
      create trigger hold_${word} before insert on public.email_outbox
        for each row when (new.kind = 'newsletter') execute function private.hold_${word}()`),
  )

/** Lets go what was held, and holds nothing more. */
export const releaseEmails = (word: string) =>
  withDatabase(async (sql) => {
    await sql.unsafe(`drop function if exists private.hold_${word}() cascade`)
    await sql`
      update public.email_outbox set next_attempt_at = now()
      where kind = 'newsletter' and status = 'queued' and recipient like ${`%${word}%`}`
  })

/** Undoes all of this. */
export async function forgetOwnNewsletters(word: string): Promise<void> {
  await releaseEmails(word)
  await withDatabase((sql) => sql.unsafe(`drop function if exists private.readers_${word}() cascade`))
}
