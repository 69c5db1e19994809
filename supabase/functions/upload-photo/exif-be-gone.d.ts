import type {Transform} from 'node:stream'

export default class ExifTransformer extends Transform {}
