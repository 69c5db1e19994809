import {byHand} from './by-hand.ts'
import type {Fault} from './fault.ts'

const asTonight = `update private.backups set succeeded_at = now(), failures = 0, error = null`

export const backupFaults: Fault[] = [
  byHand(
    'no backup was ever made',
    [`update private.backups set succeeded_at = null where kind = 'backup'`, asTonight],
    [['backups', 'problem', 'No backup was ever made']],
  ),
  byHand(
    'backups stopped',
    [
      `update private.backups set succeeded_at = now() - interval '3 days', failures = 3, error = 'The disk is full'
        where kind = 'backup'`,
      asTonight,
    ],
    [['backups', 'problem', '(The disk is full)']],
  ),
  byHand(
    'the last backup failed, and none is late',
    [
      `update private.backups set failures = 1, error = 'The bucket refuses' where kind = 'backup'`,
      asTonight,
    ],
    [['backups', 'problem', '(The bucket refuses)']],
  ),
  byHand(
    'restoring was not tried for long',
    [`update private.backups set succeeded_at = now() - interval '50 days' where kind = 'drill'`, asTonight],
    [['backups', 'attention', 'Restoring a backup was last tried on']],
  ),
]
