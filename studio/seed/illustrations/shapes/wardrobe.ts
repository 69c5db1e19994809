import {hairColours, palette, skinTones} from '../palette.ts'
import {pick, type Random} from '../random.ts'
import type {Person} from './person.ts'

type Clothes = Omit<Person, 'at' | 'height'>

/** A woman in festive dress: white blouse, bodice, skirt, apron and sash. */
export function festiveWoman(random: Random): Clothes {
  return {
    skin: pick(random, skinTones),
    hair: pick(random, hairColours),
    head: pick(random, ['wreath', 'wreath', 'plait']),
    headColour: palette.moss,
    top: pick(random, [palette.forest, palette.brick, palette.deep, palette.umber]),
    sleeves: palette.paper,
    skirt: true,
    bottom: pick(random, [palette.brick, palette.forest, palette.deep, palette.honey]),
    hem: pick(random, [palette.amber, palette.paper]),
    apron: palette.linen,
    belt: palette.brick,
    socks: palette.paper,
  }
}

/** A man in festive dress: waistcoat over a white shirt, a sash around the waist. */
export function festiveMan(random: Random): Clothes {
  return {
    skin: pick(random, skinTones),
    hair: pick(random, hairColours),
    head: pick(random, ['short', 'cap', 'short']),
    headColour: palette.umber,
    top: pick(random, [palette.forest, palette.deep, palette.umber]),
    sleeves: palette.paper,
    bottom: pick(random, [palette.ink, palette.umber, palette.night]),
    belt: palette.amber,
  }
}

/** Somebody on an ordinary day. */
export function everyday(random: Random): Clothes {
  const skirt = random() < 0.4
  return {
    skin: pick(random, skinTones),
    hair: pick(random, hairColours),
    head: skirt ? pick(random, ['long', 'bun', 'plait']) : pick(random, ['short', 'short', 'cap']),
    headColour: pick(random, [palette.brick, palette.forest, palette.amber]),
    top: pick(random, [
      palette.amber,
      palette.brick,
      palette.flax,
      palette.forest,
      palette.rose,
      palette.paper,
    ]),
    bottom: pick(random, [palette.deep, palette.ink, palette.umber, palette.forest]),
    skirt,
  }
}

/** Somebody wrapped up for the winter. */
export function winterly(random: Random): Clothes {
  const coat = pick(random, [palette.brick, palette.amber, palette.deep, palette.rust, palette.moss])
  const long = random() < 0.5
  return {
    skin: pick(random, skinTones),
    hair: pick(random, hairColours),
    head: long ? pick(random, ['woolly', 'scarf', 'scarf']) : pick(random, ['woolly', 'cap']),
    headColour: pick(random, [palette.brick, palette.honey, palette.forest, palette.umber]),
    top: coat,
    bottom: long ? coat : pick(random, [palette.ink, palette.umber, palette.night]),
    skirt: long,
    socks: palette.ink,
    belt: palette.ink,
  }
}
