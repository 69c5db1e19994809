import type {Scene} from './scene.ts'
import {christmas} from './scenes/christmas.ts'
import {filmEvening} from './scenes/film-evening.ts'
import {heartToHeart} from './scenes/heart-to-heart.ts'
import {homeHero} from './scenes/home-hero.ts'
import {membership} from './scenes/membership.ts'
import {race} from './scenes/race.ts'
import {school} from './scenes/school.ts'

/** All pictures of the seed content. */
export const scenes: readonly Scene[] = [homeHero, filmEvening, heartToHeart, christmas, membership, race, school]
