import type {Scene} from './scene.ts'
import {aboutUs} from './scenes/about-us.ts'
import {amberSchool} from './scenes/amber-school.ts'
import {basketball} from './scenes/basketball.ts'
import {campEvening} from './scenes/camp-evening.ts'
import {cardMakers} from './scenes/card-makers.ts'
import {christmas} from './scenes/christmas.ts'
import {church} from './scenes/church.ts'
import {coachTrip} from './scenes/coach-trip.ts'
import {contact} from './scenes/contact.ts'
import {dancers} from './scenes/dancers.ts'
import {easterEggs} from './scenes/easter-eggs.ts'
import {filmEvening} from './scenes/film-evening.ts'
import {giftParcels} from './scenes/gift-parcels.ts'
import {heartToHeart} from './scenes/heart-to-heart.ts'
import {homeHero} from './scenes/home-hero.ts'
import {independenceDay} from './scenes/independence-day.ts'
import {kanklesPlayer} from './scenes/kankles-player.ts'
import {kitchenTable} from './scenes/kitchen-table.ts'
import {lakeMorning} from './scenes/lake-morning.ts'
import {library} from './scenes/library.ts'
import {membership} from './scenes/membership.ts'
import {midsummer} from './scenes/midsummer.ts'
import {paintingLesson} from './scenes/painting-lesson.ts'
import {parkPicnic} from './scenes/park-picnic.ts'
import {performer} from './scenes/performer.ts'
import {pictureBook} from './scenes/picture-book.ts'
import {race} from './scenes/race.ts'
import {sashWeaving} from './scenes/sash-weaving.ts'
import {school} from './scenes/school.ts'
import {seniors} from './scenes/seniors.ts'
import {sharedTable} from './scenes/shared-table.ts'
import {snowyRoad} from './scenes/snowy-road.ts'
import {springFair} from './scenes/spring-fair.ts'
import {swanSchool} from './scenes/swan-school.ts'
import {waterfallHike} from './scenes/waterfall-hike.ts'
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
  cardMakers,
  parkPicnic,
  springFair,
  sharedTable,
  paintingLesson,
  pictureBook,
  waterfallHike,
  sashWeaving,
  easterEggs,
  kanklesPlayer,
]
