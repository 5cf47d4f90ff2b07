# Plateno for production: the server as it is written, the web as it is built, Chromium from Debian for the documents.

# The web is built with everything; none of these packages reaches the last stage.
FROM node:24.21.0-slim AS web
WORKDIR /app
# The lock alone first: the packages are fetched again only when it changes.
COPY package.json package-lock.json .npmrc .puppeteerrc.cjs ./
# With the optional packages, for the bundler's own programs for this platform are among them.
RUN npm ci
COPY tsconfig.json ./
COPY src ./src
COPY web ./web
RUN npm run build:web
# What the command line says of its commands, so that help and usage errors need not load them all.
COPY cli ./cli
RUN npm run build:cli

# Without them here: what is optional is a Node 24 for machines that have another one, and the image has it.
FROM node:24.21.0-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc .puppeteerrc.cjs ./
RUN npm ci --omit=dev --omit=optional && npm cache clean --force

FROM node:24.21.0-slim
# A font of the system stands in for letters that the embedded one has not, such as a merchant's name in Greek.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends chromium fonts-dejavu-core fonts-noto-core \
  && rm -rf /var/lib/apt/lists/*
# A smaller new space: a server at rest keeps some 70 MiB less.
ENV NODE_ENV=production \
  NODE_OPTIONS=--max-semi-space-size=8 \
  CHROMIUM_PATH=/usr/bin/chromium \
  DATA_DIR=/var/lib/plateno
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=web /app/dist ./dist
COPY . .
COPY --from=web /app/oclif.manifest.json ./
# The only folders that the program writes to: caches, and backups. Everything that lasts is in PostgreSQL.
RUN mkdir --parents "$DATA_DIR" /var/backups/plateno && chown node:node "$DATA_DIR" /var/backups/plateno
VOLUME /var/lib/plateno
# The code belongs to root, so that the server cannot change itself.
USER node
# /metrics listens on this container alone; METRICS_HOST=0.0.0.0 and a private network let Prometheus in.
EXPOSE 8080
# Not ready is unhealthy: the database is away, migrations are missing, or the server is draining.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8080}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself and no npm between, so that the stop signal arrives and the server drains. Run with --init, which takes
# the processes that a killed browser leaves behind.
# As `npm start`: by itself V8 takes twice 64 MiB for what is new and keeps them; with half of it lists are as fast.
CMD ["node", "src/main.ts"]
