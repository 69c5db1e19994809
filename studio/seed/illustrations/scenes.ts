import type {Scene} from './scene.ts'
import {aboutUs} from './scenes/about-us.ts'
import {amberSchool} from './scenes/amber-school.ts'
import {basketball} from './scenes/basketball.ts'
import {campEvening} from './scenes/camp-evening.ts'
import {christmas} from './scenes/christmas.ts'
import {church} from './scenes/church.ts'
import {coachTrip} from './scenes/coach-trip.ts'
import {contact} from './scenes/contact.ts'
import {dancers} from './scenes/dancers.ts'
import {filmEvening} from './scenes/film-evening.ts'
import {giftParcels} from './scenes/gift-parcels.ts'
import {heartToHeart} from './scenes/heart-to-heart.ts'
import {homeHero} from './scenes/home-hero.ts'
import {independenceDay} from './scenes/independence-day.ts'
import {kitchenTable} from './scenes/kitchen-table.ts'
import {lakeMorning} from './scenes/lake-morning.ts'
import {library} from './scenes/library.ts'
import {membership} from './scenes/membership.ts'
import {midsummer} from './scenes/midsummer.ts'
import {performer} from './scenes/performer.ts'
import {race} from './scenes/race.ts'
import {school} from './scenes/school.ts'
import {seniors} from './scenes/seniors.ts'
import {snowyRoad} from './scenes/snowy-road.ts'
import {swanSchool} from './scenes/swan-school.ts'
import {windowVisit} from './scenes/window-visit.ts'
import {wreaths} from './scenes/wreaths.ts'

/** All pictures of the seed content. */
export const scenes: readonly Scene[] = [
  homeHero,
  filmEvening,
  heartToHeart,
  christmas,
  membership,
  race,
  school,
  campEvening,
  lakeMorning,
  midsummer,
  wreaths,
  library,
  coachTrip,
  church,
  independenceDay,
  kitchenTable,
  aboutUs,
  swanSchool,
  amberSchool,
  seniors,
  dancers,
  basketball,
  contact,
  performer,
  giftParcels,
  windowVisit,
  snowyRoad,
]
