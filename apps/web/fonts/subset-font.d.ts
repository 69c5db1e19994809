/** What the site uses of it: `@types/subset-font` does not know the newer options. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2'
    noHinting: boolean
    /** OpenType features to keep, by their four letters. */
    keepFeatures: string[]
    /** Tables to leave out, by their four letters. */
    dropTables: string[]
  }
  export default function subsetFont(font: Buffer, letters: string, options: SubsetOptions): Promise<Buffer>
}
