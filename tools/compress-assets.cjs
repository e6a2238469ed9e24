// Writes .br and .gz beside each built asset, once, so that the server never compresses them.
'use strict';

var fs = require('fs');
var path = require('path');
var zlib = require('zlib');

exports.compressAssets = function (directory) {
  fs.readdirSync(directory).forEach(function (name) {
    if (!/\.(js|css|svg|json)$/.test(name)) return;
    var file = path.join(directory, name);
    var bytes = fs.readFileSync(file);
    var brotli = {};
    brotli[zlib.constants.BROTLI_PARAM_QUALITY] = 9;
    fs.writeFileSync(file + '.br', zlib.brotliCompressSync(bytes, { params: brotli }));
    fs.writeFileSync(file + '.gz', zlib.gzipSync(bytes, { level: 9 }));
  });
};
