declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: {
      directory: string
      port: number
      silent: boolean
      configureBuckets: {name: string}[]
    })
    middleware: ((
      ctx: {path: string; state: {vhost: boolean}},
      next: () => Promise<unknown>,
    ) => Promise<void>)[]
    run(): Promise<unknown>
    close(): Promise<void>
  }
}
