/** Splits a licence file into the holders of the rights and the text that many packages share. */
export type Licence = { readonly holders: readonly string[]; readonly text: string };

/** Licences begin with these words; the lines above name the holders of the rights. */
const BEGINNING =
  /^.*(Permission (is hereby granted|to use, copy)|Redistribution and use|Licensed under the Apache|Apache License\s+Version 2|This Font Software is licensed|This software is provided 'as-is')/m;

/** A heading that is only the name of the licence, or a line of marks. */
const isHeading = (line: string): boolean =>
  !/©|\d{4}/.test(line) &&
  line.replace(
    /\b(the|new|mit|isc|bsd|x11|clause|software|licen[cs]e|agreement|two|three)\b|[\W\d_]/gi,
    '',
  ) === '';

export function licenceIn(file: string): Licence {
  const whole = file.replace(/\r\n?/g, '\n').trim();
  const at = BEGINNING.exec(whole)?.index ?? 0;
  const lines = whole.slice(0, at).split('\n');
  const holders = lines.filter(line => !isHeading(line)).map(plain);
  return { holders, text: whole.slice(at).trim() };
}

const plain = (line: string): string => line.replace(/^[#\s*-]+|[\s*]+$/g, '');

/** A key that is equal for texts that differ only in lines, quotes and marks. */
export const sameAs = (text: string): string =>
  text
    .replace(/[“”‘’"'`*>]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
