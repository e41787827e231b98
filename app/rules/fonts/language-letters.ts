/** Signs of prices, times and sentences that every venue writes. */
const SIGNS = '0123456789.,:;!?&%()-–—/’“”€$£+'
const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const cyrillic = (own: string) => `абвгдежзийклмнопрстуфхцчшщьюя${own}`

/** The letters of a language beyond A to Z (Unicode CLDR, main exemplars), or all of them where it has another script. */
const LETTERS: Readonly<Record<string, string>> = {
  ca: 'àçéèíïóòúü·',
  cs: 'áčďéěíňóřšťúůýž',
  cy: 'âêîôûŵŷ',
  da: 'æøå',
  de: 'äöüß',
  en: '',
  es: 'áéíñóúü¡¿',
  et: 'äõöüšž',
  eu: 'ñ',
  fi: 'äåö',
  fr: 'àâæçéèêëîïôœùûüÿ«»',
  ga: 'áéíóú',
  hr: 'čćđšž',
  hu: 'áéíóöőúüű',
  id: '',
  is: 'áðéíóúýþæö',
  it: 'àéèìòù',
  lt: 'ąčęėįšųūž',
  lv: 'āčēģīķļņšūž',
  ms: '',
  mt: 'ċġħż',
  nb: 'æøå',
  nl: 'ëéïóöü',
  nn: 'æøå',
  no: 'æøå',
  pl: 'ąćęłńóśźż',
  pt: 'áàâãçéêíóôõú',
  ro: 'ăâîșț',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  sl: 'čšž',
  sq: 'çë',
  sv: 'äåö',
  tr: 'çğıİöşü',
  vi: 'ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹ',
  be: cyrillic('ёіўы').replace(/[ищ]/g, ''),
  bg: cyrillic('ъ'),
  mk: 'абвгдѓежзѕијклљмнњопрстќуфхцчџш',
  ru: cyrillic('ёъыэ'),
  sr: 'абвгдђежзијклљмнњопрстћуфхцчџш',
  uk: cyrillic('ґєії'),
  el: 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώ',
  ar: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي',
  fa: 'ءآأئابپتثجچحخدذرزژسشصضطظعغفقکگلمنهوی',
  ur: 'ءآأؤئابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھیے',
  he: 'אבגדהוזחטיכךלמםנןסעפףצץקרשת',
  hi: 'अआइईउऊएऐओऔकखगघचछजझटठडढणतथदधनपफबभमयरलवशषसह',
  th: 'กขคงจฉชซญดตถทนบปผฝพฟภมยรลวศษสหอฮ',
  ja: 'あいうえおかきくけこさしすせそたちつてとアイウエオカキクケコ日本年月時円',
  ko: '가나다라마바사아자차카타파하년월일시원',
  zh: '的一是在不了有和人这中大为上个国我年月日时',
}

/** Latin with its marks and the signs of any text: every font keeps them. */
const LATIN_RANGE =
  'U+0000-024F,U+02B0-0331,U+1D00-1DBF,U+1E00-1EFF,U+2000-206F,U+20A0-20C0,U+2100-2122,U+2190-2199,U+2212-2215,U+2C60-2C7F,U+A720-A7FF,U+FB00-FB06,U+FEFF-FEFF,U+FFFD-FFFD'
const CYRILLIC = 'U+0400-052F,U+1C80-1C8A,U+2DE0-2DFF,U+A640-A69F'

const OTHER_SCRIPTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['be', 'bg', 'mk', 'ru', 'sr', 'uk'].map(tag => [tag, CYRILLIC])),
  el: 'U+0370-03FF,U+1F00-1FFF',
  ar: 'U+0600-06FF,U+0750-077F,U+08A0-08FF,U+FB50-FDFF,U+FE70-FEFC',
  he: 'U+0590-05FF,U+FB1D-FB4F',
  hi: 'U+0900-097F,U+1CD0-1CFF,U+A8E0-A8FF',
  th: 'U+0E00-0E7F',
  ja: 'U+3000-30FF,U+4E00-9FFF,U+FF00-FFEF',
  ko: 'U+1100-11FF,U+3000-303F,U+3130-318F,U+AC00-D7A3',
  zh: 'U+3000-303F,U+3100-312F,U+4E00-9FFF,U+FF00-FFEF',
}
const SAME_SCRIPT: Readonly<Record<string, string>> = { fa: 'ar', ur: 'ar' }
const languageOf = (tag: string) => tag.split('-')[0]?.toLowerCase() ?? ''
const isLatin = (language: string) => /^[\p{Script=Latin}\P{L}]*$/u.test(LETTERS[language] ?? 'Я')

/**
 * The letters of a language that a font should have, signs among them; empty for a language that is not in the list, of which nothing is
 * claimed.
 */
export const lettersOf = (tag: string): string => {
  const language = languageOf(tag)
  const letters = Object.hasOwn(LETTERS, language) ? LETTERS[language] : undefined
  if (letters === undefined) return ''
  return SIGNS + (isLatin(language) ? LATIN + letters + letters.toUpperCase().replace('SS', '') : letters)
}

export type Span = readonly [first: number, last: number]

/** The characters that a font keeps for these languages: Latin in any case, and the whole script of each. */
export const spansFor = (tags: readonly string[]): Span[] => {
  const others = tags.map(languageOf).flatMap(tag => OTHER_SCRIPTS[SAME_SCRIPT[tag] ?? tag] ?? [])
  const ranges = [LATIN_RANGE, ...others]
  return ranges.flatMap(range => range.split(',').map(spanOf))
}

const spanOf = (range: string): Span => {
  const [first = '', last = first] = range.replace('U+', '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}
