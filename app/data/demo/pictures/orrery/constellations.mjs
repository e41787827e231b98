/** Bright northern stars: right ascension in hours, declination in degrees, visual magnitude. */
export const catalogue = {
  dubhe: [11.062, 61.75, 1.8],
  merak: [11.03, 56.38, 2.4],
  phecda: [11.897, 53.69, 2.4],
  megrez: [12.257, 57.03, 3.3],
  alioth: [12.9, 55.96, 1.8],
  mizar: [13.399, 54.93, 2.2],
  alkaid: [13.792, 49.31, 1.9],
  muscida: [8.504, 60.72, 3.4],
  uma23: [9.525, 63.06, 3.7],
  upsilonUma: [9.85, 59.04, 3.8],
  thetaUma: [9.548, 51.68, 3.2],
  talitha: [8.987, 48.04, 3.1],
  kappaUma: [9.06, 47.16, 3.6],
  phiUma: [9.868, 54.06, 4.5],
  lambdaUma: [10.285, 42.91, 3.5],
  muUma: [10.372, 41.5, 3.1],
  psiUma: [11.161, 44.5, 3.0],
  chiUma: [11.767, 47.78, 3.7],
  nuUma: [11.308, 33.09, 3.5],
  xiUma: [11.303, 31.53, 3.8],
  polaris: [2.53, 89.26, 2.0],
  deltaUmi: [17.537, 86.59, 4.4],
  epsilonUmi: [16.766, 82.04, 4.2],
  zetaUmi: [15.734, 77.79, 4.3],
  kochab: [14.845, 74.16, 2.1],
  pherkad: [15.345, 71.83, 3.0],
  etaUmi: [16.292, 75.76, 4.9],
  caph: [0.153, 59.15, 2.3],
  schedar: [0.675, 56.54, 2.2],
  navi: [0.945, 60.72, 2.2],
  ruchbah: [1.43, 60.24, 2.7],
  segin: [1.907, 63.67, 3.4],
  alderamin: [21.31, 62.59, 2.5],
  alfirk: [21.478, 70.56, 3.2],
  errai: [23.656, 77.63, 3.2],
  iotaCep: [22.828, 66.2, 3.5],
  zetaCep: [22.181, 58.2, 3.4],
  deneb: [20.69, 45.28, 1.3],
  sadr: [20.37, 40.26, 2.2],
  gienah: [20.77, 33.97, 2.5],
  deltaCyg: [19.75, 45.13, 2.9],
  albireo: [19.512, 27.96, 3.1],
  etaCyg: [19.938, 35.08, 3.9],
  vega: [18.616, 38.78, 0.0],
  zetaLyr: [18.746, 37.6, 4.4],
  deltaLyr: [18.908, 36.9, 4.3],
  gammaLyr: [18.982, 32.69, 3.2],
  betaLyr: [18.835, 33.36, 3.5],
  eltanin: [17.943, 51.49, 2.2],
  rastaban: [17.507, 52.3, 2.8],
  nuDra: [17.536, 55.18, 4.9],
  grumium: [17.892, 56.87, 3.8],
  deltaDra: [19.209, 67.66, 3.1],
  chiDra: [18.351, 72.73, 3.6],
  zetaDra: [17.146, 65.71, 3.2],
  etaDra: [16.4, 61.51, 2.7],
  thetaDra: [16.031, 58.57, 4.0],
  iotaDra: [15.415, 58.97, 3.3],
  thuban: [14.073, 64.38, 3.7],
  kappaDra: [12.558, 69.79, 3.9],
  lambdaDra: [11.523, 69.33, 3.8],
  mirfak: [3.405, 49.86, 1.8],
  gammaPer: [3.08, 53.51, 2.9],
  etaPer: [2.845, 55.9, 3.8],
  deltaPer: [3.715, 47.79, 3.0],
  epsilonPer: [3.964, 40.01, 2.9],
  zetaPer: [3.902, 31.88, 2.9],
  algol: [3.136, 40.96, 2.1],
  rhoPer: [3.086, 38.84, 3.4],
  capella: [5.278, 46.0, 0.1],
  menkalinan: [5.992, 44.95, 1.9],
  thetaAur: [5.995, 37.21, 2.6],
  elnath: [5.438, 28.61, 1.7],
  iotaAur: [4.95, 33.17, 2.7],
  almaaz: [5.033, 43.82, 3.0],
  castor: [7.577, 31.89, 1.6],
  pollux: [7.755, 28.03, 1.1],
  arcturus: [14.261, 19.18, 0.0],
  izar: [14.75, 27.07, 2.4],
  deltaBoo: [15.258, 33.31, 3.5],
  nekkar: [15.032, 40.39, 3.5],
  seginus: [14.535, 38.31, 3.0],
  rhoBoo: [14.53, 30.37, 3.6],
  alphecca: [15.578, 26.71, 2.2],
  betaCrb: [15.464, 29.1, 3.7],
  thetaCrb: [15.549, 31.36, 4.1],
  gammaCrb: [15.712, 26.3, 3.8],
  epsilonCrb: [15.96, 26.88, 4.1],
  epsilonHer: [17.005, 30.93, 3.9],
  piHer: [17.25, 36.81, 3.2],
  etaHer: [16.715, 38.92, 3.5],
  zetaHer: [16.688, 31.6, 2.8],
  betaHer: [16.504, 21.49, 2.8],
  deltaHer: [17.25, 24.84, 3.1],
  alpheratz: [0.14, 29.09, 2.1],
  deltaAnd: [0.655, 30.86, 3.3],
  mirach: [1.162, 35.62, 2.1],
  almach: [2.065, 42.33, 2.1],
  scheat: [23.063, 28.08, 2.4],
  corCaroli: [12.934, 38.32, 2.9],
  chara: [12.562, 41.36, 4.3],
}

/** The lines people draw between them. */
export const figures = {
  bear: [
    ['alkaid', 'mizar', 'alioth', 'megrez', 'dubhe', 'merak', 'phecda', 'megrez'],
    ['dubhe', 'uma23', 'muscida', 'upsilonUma', 'merak'],
    ['upsilonUma', 'phiUma', 'thetaUma', 'kappaUma'],
    ['thetaUma', 'talitha'],
    ['phecda', 'chiUma', 'psiUma', 'lambdaUma'],
    ['psiUma', 'muUma'],
    ['chiUma', 'nuUma', 'xiUma'],
  ],
  plough: [['alkaid', 'mizar', 'alioth', 'megrez', 'dubhe', 'merak', 'phecda', 'megrez']],
  littleBear: [['polaris', 'deltaUmi', 'epsilonUmi', 'zetaUmi', 'kochab', 'pherkad', 'etaUmi', 'zetaUmi']],
  queen: [['caph', 'schedar', 'navi', 'ruchbah', 'segin']],
  king: [
    ['alderamin', 'alfirk', 'errai', 'iotaCep', 'zetaCep', 'alderamin'],
    ['alfirk', 'iotaCep'],
  ],
  swan: [
    ['deneb', 'sadr', 'etaCyg', 'albireo'],
    ['gienah', 'sadr', 'deltaCyg'],
  ],
  lyre: [['vega', 'zetaLyr', 'deltaLyr', 'gammaLyr', 'betaLyr', 'zetaLyr']],
  dragon: [
    ['eltanin', 'rastaban', 'nuDra', 'grumium', 'eltanin'],
    [
      'grumium',
      'deltaDra',
      'chiDra',
      'zetaDra',
      'etaDra',
      'thetaDra',
      'iotaDra',
      'thuban',
      'kappaDra',
      'lambdaDra',
    ],
  ],
  hero: [
    ['etaPer', 'gammaPer', 'mirfak', 'deltaPer', 'epsilonPer', 'zetaPer'],
    ['mirfak', 'algol', 'rhoPer'],
  ],
  charioteer: [['capella', 'menkalinan', 'thetaAur', 'elnath', 'iotaAur', 'almaaz', 'capella']],
  twins: [['castor', 'pollux']],
  herdsman: [['arcturus', 'izar', 'deltaBoo', 'nekkar', 'seginus', 'rhoBoo', 'arcturus']],
  crown: [['thetaCrb', 'betaCrb', 'alphecca', 'gammaCrb', 'epsilonCrb']],
  strongman: [
    ['betaHer', 'zetaHer', 'etaHer', 'piHer', 'epsilonHer', 'zetaHer'],
    ['epsilonHer', 'deltaHer'],
  ],
  chained: [
    ['alpheratz', 'deltaAnd', 'mirach', 'almach'],
    ['alpheratz', 'scheat'],
  ],
  hounds: [['corCaroli', 'chara']],
}

/** A polar chart: the pole in the middle, `reach` units from the pole to declination `edge`; `turn` in hours. */
export function polar({ x, y, reach, edge = 20, turn = 0 }) {
  const far = Math.tan(((90 - edge) * Math.PI) / 360)
  return ([hours, declination]) => {
    const distance = (Math.tan(((90 - declination) * Math.PI) / 360) / far) * reach
    const angle = ((hours + turn) / 24) * Math.PI * 2
    return [x - Math.cos(angle) * distance, y + Math.sin(angle) * distance]
  }
}

/** A chart around one point of the sky, east to the left; `scale` in units per radian, `turn` in radians. */
export function around({ hours, declination, x, y, scale, turn = 0 }) {
  const [ra0, dec0] = [(hours / 12) * Math.PI, (declination / 180) * Math.PI]
  return ([ra, dec]) => {
    const [a, d] = [(ra / 12) * Math.PI - ra0, (dec / 180) * Math.PI]
    const k = 2 / (1 + Math.sin(dec0) * Math.sin(d) + Math.cos(dec0) * Math.cos(d) * Math.cos(a))
    const [px, py] = [
      -k * Math.cos(d) * Math.sin(a) * scale,
      -k * (Math.cos(dec0) * Math.sin(d) - Math.sin(dec0) * Math.cos(d) * Math.cos(a)) * scale,
    ]
    return [x + px * Math.cos(turn) - py * Math.sin(turn), y + px * Math.sin(turn) + py * Math.cos(turn)]
  }
}
