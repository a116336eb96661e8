const { CodeGenerator } = require('expo/config-plugins');

/**
 * Inserts the lines below the one that matches the anchor, once however often the project is
 * generated. Fails if no line matches, because then the template has changed.
 */
exports.below = (it, anchor, tag, lines) => {
  it.modResults.contents = CodeGenerator.mergeContents({
    src: it.modResults.contents,
    newSrc: lines.join('\n'),
    tag: `sandtable-${tag}`,
    anchor,
    offset: 1,
    comment: '//',
  }).contents;
  return it;
};
