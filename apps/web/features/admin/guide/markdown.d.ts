/** Its text (`turbopack.rules` in next.config.ts). */
declare module '*.md' {
  const text: string
  export default text
}
