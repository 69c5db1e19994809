import {accounts} from './accounts.ts'
import type {Matrix} from './cell.ts'
import {comments} from './comments.ts'
import {likes} from './likes.ts'
import {mail} from './mail.ts'
import {photos} from './photos.ts'

/** Every table and view of the schema public, and what comes of every operation of every caller on it. */
export const matrix: Matrix = {...accounts, ...comments, ...likes, ...mail, ...photos}
