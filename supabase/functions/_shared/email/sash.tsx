import {color} from './styles.ts'

/** One letter per cell: its colour. */
const rows = ['fg'.repeat(14), 'ra'.repeat(14), 'fg'.repeat(14)]

const threads: Record<string, string> = {f: color.flax, g: color.forest, r: color.red, a: color.gold}

const thin = {fontSize: 0, lineHeight: '4px'}

/** The decorative woven band, made of table cells because email clients show no background pictures. */
export function Sash() {
  return (
    <table
      role="presentation"
      aria-hidden="true"
      data-skip-in-text="true"
      width="100%"
      border={0}
      cellPadding={0}
      cellSpacing={0}
    >
      <tbody>
        {rows.map((row, line) => (
          <tr key={line}>
            {[...row].map((thread, place) => (
              <td key={place} height={4} style={{...thin, backgroundColor: threads[thread]}}>
                &nbsp;
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
