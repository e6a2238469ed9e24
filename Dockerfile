FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY tools ./tools
RUN node tools/prepare.cjs --production
COPY . .
RUN node tools/prepare.cjs --production --build

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=build --chown=root:root /app /app
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_ENV=production
RUN install -d -m 0700 -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/livez').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "dist/server/start.js"]
