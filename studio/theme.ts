import {hues} from '@sanity/color'
import {buildTheme} from '@sanity/ui/theme'

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

/** The site's colours, light and dark: forest green where the Studio is blue, warm paper where it is cold grey. */
export const theme = buildTheme({
  palette: {...hues, blue: forest, gray: stone, black: '#151a16', white: '#fffdf6'},
})
