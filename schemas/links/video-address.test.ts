import {expect, test} from 'vitest'
import {playerAddress, readVideoAddress, watchAddress} from './video-address.ts'

const film = {site: 'YouTube', id: 'aqz-KE-bpKQ'} as const

test.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'http://youtube.com/watch?v=aqz-KE-bpKQ',
  'https://m.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&feature=share',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=PLabc&index=3',
  'https://youtu.be/aqz-KE-bpKQ?si=abc',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.youtube.com/live/aqz-KE-bpKQ?si=abc',
  'https://www.youtube.com/embed/aqz-KE-bpKQ',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
])('reads the film at %s', (address) => {
  expect(readVideoAddress(address)).toEqual(film)
})

test.each([
  ['https://youtu.be/aqz-KE-bpKQ?t=90', 90],
  ['https://youtu.be/aqz-KE-bpKQ?t=90s', 90],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1h2m3s', 3723],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=2m', 120],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=7', 7],
])('keeps where the film starts: %s', (address, start) => {
  expect(readVideoAddress(address)).toEqual({...film, start})
})

test.each([
  ['https://vimeo.com/76979871', {}],
  ['https://vimeo.com/76979871/abc123def4?share=copy', {key: 'abc123def4'}],
  ['https://player.vimeo.com/video/76979871?h=abc123def4', {key: 'abc123def4'}],
  ['https://vimeo.com/channels/staffpicks/76979871', {}],
  ['https://vimeo.com/groups/shorts/videos/76979871', {}],
  ['https://vimeo.com/showcase/123/video/76979871', {}],
  ['https://vimeo.com/76979871#t=1m5s', {start: 65}],
])('reads the film of Vimeo at %s', (address, more) => {
  expect(readVideoAddress(address)).toEqual({site: 'Vimeo', id: '76979871', ...more})
})

test.each([
  'https://www.youtube.com/playlist?list=PLabc',
  'https://www.youtube.com/embed/videoseries?list=PLabc',
  'https://vimeo.com/showcase/123456',
  'https://vimeo.com/channels/staffpicks',
])('tells a list of films from a film: %s', (address) => {
  expect(readVideoAddress(address)).toBe('list')
})

test.each([
  '',
  'youtube',
  'https://www.youtube.com/',
  'https://www.youtube.com/@kanalas',
  'https://www.youtube.com/watch?v=short',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://notyoutube.com/watch?v=aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ%22onload',
  'https://vimeo.com/about',
  'https://www.facebook.com/watch?v=1234567890',
  'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
])('knows no film at %s', (address) => {
  expect(readVideoAddress(address)).toBeUndefined()
})

test('the players keep to what they are asked for', () => {
  expect(playerAddress({...film, start: 90}, 'lt')).toBe(
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&hl=lt&start=90',
  )
  expect(playerAddress({site: 'Vimeo', id: '76979871', key: 'abc123', start: 65}, 'en')).toBe(
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=abc123#t=65s',
  )
})

test('the address of its page leads to the same film', () => {
  const films = [
    {...film, start: 90},
    film,
    {site: 'Vimeo', id: '76979871', key: 'abc123', start: 65},
    {site: 'Vimeo', id: '76979871'},
  ] as const
  expect(films.map((each) => readVideoAddress(watchAddress(each)))).toEqual(films)
})
