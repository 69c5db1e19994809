import {hues} from '@sanity/color'
import {buildTheme} from '@sanity/ui/theme'

export function SashIcon() {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" style={{background: '#1f4d3a'}}>
      <path d="M12 3 21 12 12 21 3 12Z" fill="#e0a236" />
      <path d="M12 7.5 16.5 12 12 16.5 7.5 12Z" fill="#a3392a" />
      <path d="M0 0H5L0 5ZM24 0V5L19 0ZM0 24V19L5 24ZM24 24H19L24 19Z" fill="#f4ecd8" />
    </svg>
  )
}

const forest = {
  50: '#eef5f0',
  100: '#dcebe1',
  200: '#b9d6c4',
  300: '#8fbca2',
  400: '#6aa588',
  500: '#2a6449',
  600: '#1f4d3a',
  700: '#193f30',
  800: '#133126',
  900: '#0d231b',
  950: '#08170f',
}

const stone = {
  50: '#f8f4e9',
  100: '#efe9da',
  200: '#ded6c3',
  300: '#c5bca7',
  400: '#a59e8b',
  500: '#827d6d',
  600: '#656153',
  700: '#4c4a40',
  800: '#35342d',
  900: '#22241e',
  950: '#181b17',
}

const input = buildTheme().v2?.input

export const theme = buildTheme({
  palette: {...hues, blue: forest, gray: stone, black: '#151a16', white: '#fffdf6'},
  // Sanity's switch is 25 by 17 px, too small for a finger.
  ...(input && {input: {...input, switch: {...input.switch, width: 45, height: 27, padding: 6}}}),
})
