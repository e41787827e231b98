import { canvas, group } from '../drawing/canvas.mjs'
import { sample } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { fish, floor, glow, ink, kelp, minnow, motes, shafts, surface, vignette, water } from './sea.mjs'

function stand(art, random, { xs, base, height, fill, leaf, width, sway, blur }) {
  const stems = xs.map(x =>
    kelp(random, {
      x,
      base,
      height: height * random.between(0.9, 1.08),
      sway,
      fill,
      leaf,
      width,
      phase: random.between(0, 6),
      turns: random.between(0.7, 1.2),
      gap: width * 6,
    }),
  )
  art.add(group(stems, blur ? { filter: art.blur(blur, 0.1) } : {}))
}

/** A silver school that turns through the sheet like one body. */
function school(random) {
  return sample(110, t => {
    const along = t * 1.0
    const spread = 30 + 110 * Math.sin(Math.PI * along)
    const x = 330 + along * 900 + random.bell() * 30
    const y = 720 - 330 * Math.sin(along * 2.7) + random.bell() * spread
    const turn = (Math.atan2(-330 * 2.7 * Math.cos(along * 2.7), 900) * 180) / Math.PI
    const lit = random.next()
    return minnow({
      x,
      y,
      size: random.between(34, 56),
      turn: turn + random.between(-8, 8),
      fill: lit > 0.6 ? '#f2fffb' : lit > 0.3 ? '#a9e4e6' : '#5fb9c6',
      opacity: 0.95,
    })
  })
}

export function draw() {
  const art = canvas({ width: 1600, height: 1200 })
  const random = seeded(19)
  water(art, [
    [0, '#d9f3c9'],
    [0.14, '#8fdcc4'],
    [0.42, '#2ea6ae'],
    [0.75, '#0d6a86'],
    [1, '#063d59'],
  ])
  glow(art, { x: 860, y: -40, r: 820, color: '#fff7c9', strength: 1 })
  surface(art, random, { y: 52 })
  stand(art, random, {
    xs: [90, 250, 560, 700, 980, 1130, 1390, 1540],
    base: 1230,
    height: 1240,
    fill: '#4fb3a3',
    leaf: '#5cc0ab',
    width: 6,
    sway: 34,
    blur: 5,
  })
  shafts(art, random, { x: 860, count: 12, spread: 2200, strength: 0.6, tilt: -60 })
  floor(art, { y: 1040, fill: '#0c5f79', swell: 70, seed: 5 })
  stand(art, random, {
    xs: [330, 470, 1220, 1330, 820],
    base: 1160,
    height: 1180,
    fill: '#1f8074',
    leaf: '#238a78',
    width: 8,
    sway: 46,
  })
  art.add(school(random))
  stand(art, random, {
    xs: [150, 1450],
    base: 1240,
    height: 1270,
    fill: '#0f6258',
    leaf: '#14705f',
    width: 12,
    sway: 56,
  })
  const garibaldi = { body: '#ff7a4d', belly: '#ffa37d', fin: ink.ember }
  art.add(
    fish({ x: 1060, y: 850, size: 190, turn: -8, flip: -1, ...garibaldi }),
    fish({ x: 560, y: 930, size: 120, turn: 6, ...garibaldi }),
    fish({ x: 1230, y: 330, size: 84, turn: 10, flip: -1, ...garibaldi }),
  )
  floor(art, { y: 1140, fill: '#07475f', swell: 50, seed: 15, lift: t => 200 * (t - 0.5) ** 2 })
  stand(art, random, {
    xs: [10, 1595],
    base: 1260,
    height: 1180,
    fill: '#06433f',
    leaf: '#084d47',
    width: 15,
    sway: 50,
  })
  motes(art, random, { count: 90, size: 3.2, color: '#f4ffe6' })
  vignette(art, 0.4, ink.deep)
  return art.print()
}
