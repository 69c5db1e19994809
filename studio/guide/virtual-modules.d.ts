declare module 'virtual:volunteers-guide/*' {
  export const titles: string[]
  export const html: string
}
