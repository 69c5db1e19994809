import localFont from 'next/font/local'

// A font that comes after the first paint is for the next page: letters of another width would move what people read.
const heading = localFont({
  display: 'optional',
  src: './brygada-1918-600.woff2',
  // Headings have no other weight, so that a browser never thickens the font by itself.
  weight: '400 700',
  variable: '--face-heading',
  adjustFontFallback: false,
  fallback: ['heading-fallback'],
})

const text = localFont({
  display: 'optional',
  src: [
    {path: './commissioner-400.woff2', weight: '400'},
    {path: './commissioner-600.woff2', weight: '600 700'},
  ],
  variable: '--face-text',
  adjustFontFallback: false,
  fallback: ['text-fallback'],
})

export const fontVariables = `${heading.variable} ${text.variable}`
