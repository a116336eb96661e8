const { components } = require('./shared');

module.exports = { ...components('android'), displayName: 'android' };
