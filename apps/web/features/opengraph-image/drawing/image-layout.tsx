import {OPENGRAPH_IMAGE, OPENGRAPH_PHOTO as PHOTO} from '#/seo/image-url.ts'
import {HEADING, TEXT} from './drawing-assets.ts'
import {fitTitle, LINE_HEIGHT, lineCount} from './fitted-text.ts'

const MARGIN = 64
const SASH = {width: 60, height: OPENGRAPH_IMAGE.height - PHOTO.height}

const PADDING = {top: 52, bottom: 48}

const LEAF = {size: 44, gap: 14}

/** The gaps above and below the title take this many pixels together. */
const TITLE_GAPS = 32

// Lines beyond `lines` are cut off, so that the title keeps its room.
const NAME = {fontSize: 28, lineHeight: 36, lines: 2}
const DATE = {fontSize: 34, lineHeight: 44, lines: 3}

// CSS variables are not available here, so these repeat the light theme of globals.css.
const paper = {ground: '#faf5e9', title: '#22261f', text: '#575b4d', leaf: '#1f4d3a', vein: '#faf5e9'}
const pine = {ground: '#12352a', title: '#f4ecd8', text: '#c9d3c2', leaf: '#e0a236', vein: '#12352a'}
const DEEP_LEAF = '#1a4436'

interface ImageLayoutProps {
  title: string
  date?: string
  community: string
  /** Both pictures are data URIs. */
  photo?: string
  sash: string
}

/** Name and date have a fixed height, so that the title touches neither, whatever it says. */
export function ImageLayout({title, date, community, photo, sash}: ImageLayoutProps) {
  const colours = photo ? paper : pine
  const textWidth = photo ? OPENGRAPH_IMAGE.width - PHOTO.width : 900
  const titleWidth = textWidth - (photo ? MARGIN + 48 : MARGIN)
  const nameWidth = titleWidth - LEAF.size - LEAF.gap
  const nameLines = linesIn(community, nameWidth, NAME)
  const dateLines = linesIn(date ?? '', titleWidth, DATE)
  const nameHeight = Math.max(LEAF.size, nameLines * NAME.lineHeight)
  const dateHeight = dateLines * DATE.lineHeight
  const titleHeight = PHOTO.height - PADDING.top - PADDING.bottom - nameHeight - dateHeight
  const fitted = fitTitle(title, {width: titleWidth, height: titleHeight - TITLE_GAPS})
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        width: '100%',
        height: '100%',
        background: colours.ground,
        fontFamily: TEXT,
      }}
    >
      {!photo && (
        <div style={{display: 'flex', position: 'absolute', right: -110, top: 10}}>
          <Leaf size={620} fill={DEEP_LEAF} vein={pine.ground} />
        </div>
      )}
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          width: textWidth,
          height: PHOTO.height,
          padding: `${PADDING.top}px 0 ${PADDING.bottom}px ${MARGIN}px`,
        }}
      >
        <div style={{display: 'flex', alignItems: 'center', height: nameHeight, color: colours.text}}>
          <Leaf size={LEAF.size} fill={colours.leaf} vein={colours.vein} />
          <div style={{...textStyle(NAME, nameLines), marginLeft: LEAF.gap, maxWidth: nameWidth}}>
            {community}
          </div>
        </div>
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'center',
            height: titleHeight,
            overflow: 'hidden',
          }}
        >
          <div
            style={{
              display: 'block',
              width: titleWidth,
              color: colours.title,
              fontFamily: HEADING,
              fontWeight: 600,
              fontSize: fitted.size,
              lineHeight: LINE_HEIGHT,
              letterSpacing: '-0.008em',
              lineClamp: fitted.lines,
              wordBreak: 'break-word',
            }}
          >
            {title}
          </div>
        </div>
        <div style={{display: 'flex', height: dateHeight, color: colours.text}}>
          <div style={{...textStyle(DATE, dateLines), width: titleWidth}}>{date ?? ''}</div>
        </div>
      </div>
      {photo && (
        // oxlint-disable-next-line nextjs/no-img-element -- drawn, not shown by a browser
        <img
          alt=""
          src={photo}
          width={PHOTO.width}
          height={PHOTO.height}
          style={{position: 'absolute', right: 0, top: 0, objectFit: 'cover'}}
        />
      )}
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          left: 0,
          bottom: 0,
          width: OPENGRAPH_IMAGE.width,
          height: SASH.height,
          backgroundImage: `url(${sash})`,
          backgroundSize: `${SASH.width}px ${SASH.height}px`,
          backgroundRepeat: 'repeat-x',
        }}
      />
    </div>
  )
}

interface Line {
  fontSize: number
  lineHeight: number
  lines: number
}

const linesIn = (text: string, width: number, {fontSize, lines}: Line) =>
  Math.min(lines, lineCount(text, {width, size: fontSize}))

const textStyle = ({fontSize, lineHeight}: Line, lines: number) => ({
  display: 'block',
  fontSize,
  lineHeight: `${lineHeight}px`,
  lineClamp: lines,
  wordBreak: 'break-word' as const,
})

/** `OakLeaf` is the same, but its colours are CSS variables. */
function Leaf({size, fill, vein}: {size: number; fill: string; vein: string}) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size}>
      <path
        fill={fill}
        d="M20 2c3 0 4.6 1.9 4.5 4.3 2.7-.2 4.7 1.4 4.6 3.9-.1 1.5-.8 2.6-1.9 3.4 2.7.1 4.7 1.9 4.6 4.4-.1 2-1.3 3.3-3.1 4 2.2.6 3.6 2.2 3.4 4.3-.3 3.3-4.3 5-9.2 4.8l-1.6-.1V38a1.3 1.3 0 0 1-2.6 0v-7l-1.6.1c-4.9.2-8.9-1.5-9.2-4.8-.2-2.1 1.2-3.7 3.4-4.3-1.8-.7-3-2-3.1-4-.1-2.5 1.9-4.3 4.6-4.4-1.1-.8-1.8-1.9-1.9-3.4-.1-2.5 1.9-4.1 4.6-3.9C15.4 3.9 17 2 20 2Z"
      />
      <path
        d="M20 8v23M20 15l4.5-3.5M20 15l-4.5-3.5M20 21l6-4.5M20 21l-6-4.5M20 27l6-4M20 27l-6-4"
        fill="none"
        stroke={vein}
        strokeWidth="1.3"
        strokeLinecap="round"
      />
    </svg>
  )
}
