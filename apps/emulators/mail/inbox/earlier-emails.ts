import {existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync} from 'node:fs'
import {join} from 'node:path'
import type {MailDev} from 'maildev'

type Servers = Awaited<ReturnType<MailDev['start']>>

interface EarlierEmails {
  restore: (servers: Servers) => Promise<void>
}

/**
 * MailDev would parse all emails in the inbox before it starts, so they are moved out first.
 * These include emails that a killed process had not put back.
 */
export function setAside(inbox: string, maxRestored: number): EarlierEmails {
  const aside = `${inbox}-earlier`
  mkdirSync(aside, {recursive: true})
  if (existsSync(inbox)) moveAll(inbox, aside)
  return {
    async restore({smtp, storage}) {
      removeOldest(aside, maxRestored)
      const arrived = await storage.getAll()
      moveAll(aside, inbox)
      await smtp.loadMailsFromDirectory()
      // MailDev also loads what has arrived since, but as read and without its envelope.
      for (const email of arrived) await storage.save(email)
    },
  }
}

function moveAll(from: string, to: string) {
  mkdirSync(to, {recursive: true})
  for (const name of readdirSync(from)) renameSync(join(from, name), join(to, name))
}

/** An email is a file `<id>.eml`, and may have a folder `<id>` and a file `<id>.meta.json`. */
function removeOldest(directory: string, keep: number) {
  const emails = readdirSync(directory)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => ({id: name.slice(0, -'.eml'.length), at: statSync(join(directory, name)).mtimeMs}))
    .toSorted((one, other) => other.at - one.at)
  for (const {id} of emails.slice(keep)) {
    for (const name of [`${id}.eml`, `${id}.meta.json`, id])
      rmSync(join(directory, name), {recursive: true, force: true})
  }
}
